/**
 * A self-contained function and its argument, as a script for a page. The argument is made safe to stand inside a
 * `<script>` element as well.
 */
export function scriptOf<T>(run: (argument: T) => void, argument: T): string {
  const json = JSON.stringify(argument)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `;(${run.toString()})(${json});\n`
}

/**
 * Serializes a self-contained function, its argument and the functions that it calls as a script for a page. The
 * argument is escaped so that the script can also be inside a `<script>` element.
 */
export function scriptOf<T, P extends (...args: never[]) => void>(
  run: (argument: T, ...parts: P[]) => void,
  argument: T,
  ...parts: P[]
): string {
  const json = JSON.stringify(argument)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `;(${run.toString()})(${[json, ...parts.map(String)].join(', ')});\n`
}

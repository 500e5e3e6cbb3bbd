import { Drawn } from './drawn.tsx'
import { Glyph } from './initial.tsx'
import { drawings as networks } from './network-drawings.ts'

// From web3icons, MIT: see NOTICE.md. The drawings are the trademarks of their owners; Meld's is a card, and ours.

/** By the full name; the content of an SVG of 24 by 24. */
export const drawings = [
  [
    /^USDC$/,
    '<path fill="#0B53BF" d="M24 0H0v24h24z"/><path fill="#fff" fill-rule="evenodd" d="M12 20c4.435 0 8-3.565 8-8s-3.565-8-8-8-8 3.565-8 8 3.565 8 8 8m2.2-6.735c0-1.165-.7-1.565-2.1-1.73-1-.135-1.2-.4-1.2-.87 0-.465.335-.765 1-.765.6 0 .935.2 1.1.7.035.1.135.165.235.165h.53c.135 0 .235-.1.235-.23v-.036c-.135-.734-.735-1.434-1.5-1.5v-.734c0-.135-.1-.235-.265-.265h-.44c-.135 0-.26.1-.295.265V9c-1 .135-1.665.9-1.665 1.735 0 1.1.665 1.53 2.065 1.7.935.165 1.235.365 1.235.9 0 .53-.47.9-1.1.9-.87 0-1.17-.37-1.27-.87-.03-.13-.13-.2-.23-.2h-.57c-.13 0-.23.1-.23.235v.035c.13.83.665 1.4 1.765 1.565v.74c0 .135.1.224.265.26h.48c.13 0 .22-.09.255-.26V15c1-.165 1.7-.835 1.7-1.735m-5.566 2.49c.483.443 1.05.786 1.666 1.01.1.07.2.2.2.3v.47c0 .064 0 .1-.035.13-.03.134-.165.2-.3.134a6 6 0 0 1 0-11.435c.035-.03.1-.03.135-.03.135.03.2.13.2.265v.465c0 .17-.065.27-.2.335a4.93 4.93 0 0 0-2.965 2.965 4.965 4.965 0 0 0 1.299 5.391M13.535 6.5c.03-.135.165-.2.3-.135a6.05 6.05 0 0 1 3.9 3.935c1 3.165-.735 6.535-3.9 7.535-.035.03-.1.03-.135.03-.135-.03-.2-.13-.2-.265v-.465c0-.17.065-.27.2-.335a4.93 4.93 0 0 0 2.965-2.965 4.967 4.967 0 0 0-2.965-6.4c-.1-.07-.2-.2-.2-.335v-.465c0-.07 0-.1.035-.135" clip-rule="evenodd"/>',
  ],
  [
    /^USDT$/,
    '<path fill="#009393" d="M24 0H0v24h24z"/><path fill="#fff" d="m12 18.4-8-7.892L7.052 5.6h9.896L20 10.508zm.8-7.2v-.976c1.44.072 2.784.352 3.2.716-.484.424-2.216.732-4 .732s-3.516-.308-4-.732c.412-.364 1.76-.64 3.2-.72v.98zM8 10.936v.588c.412.364 1.756.64 3.2.72V14.4h1.6v-2.16c1.44-.072 2.788-.352 3.2-.716v-1.172c-.412-.364-1.76-.644-3.2-.72V8.8h2.4V7.6H8.8v1.2h2.4v.832c-1.444.076-2.788.356-3.2.72z"/>',
  ],
  [
    /^Coinbase$/,
    '<path fill="#0052FF" d="M0 0h24v24H0z"/><path fill="#fff" d="M12.134 7.307c-2.6 0-4.393 1.997-4.394 4.708 0 2.681 1.822 4.678 4.424 4.678 1.883 0 3.378-1.192 3.916-2.92h3.767C19.159 17.497 16.05 20 12.165 20c-4.603 0-8.041-3.396-8.041-7.985C4.124 7.427 7.651 4 12.165 4c3.975 0 7.023 2.503 7.711 6.197H16.08c-.568-1.728-2.062-2.89-3.946-2.89"/>',
  ],
  [
    /^Meld\.io$/,
    '<path fill="#5C6479" d="M24 0H0v24h24z"/><path fill="#fff" fill-rule="evenodd" d="M5 9.5a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5zm0 .25v1.75h14v-1.75zm2.5 4.1a.65.65 0 0 0 0 1.3h2.6a.65.65 0 0 0 0-1.3z" clip-rule="evenodd"/>',
  ],
] as const

const all = [...drawings, ...networks]

/** Whether a text is short enough to be shown in full: a currency sign. */
const isSign = (name: string) => name.length <= 2 || /\p{Sc}/u.test(name)

/**
 * A currency sign, or the icon of a token or provider that the kit itself names, or of a network's native currency;
 * otherwise the initial.
 */
export default function KnownMoney({ name }: { name: string }) {
  return (
    <Drawn name={name} drawings={all}>
      {isSign(name) ? (
        <Glyph>
          <b className="sign">{name}</b>
        </Glyph>
      ) : undefined}
    </Drawn>
  )
}

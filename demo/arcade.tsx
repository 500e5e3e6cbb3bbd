/** A row of arches, as wide as the page. A lamp burns in the middle one while a wallet is connected. */
export function Arcade() {
  return (
    <svg className="arcade" aria-hidden="true">
      <defs>
        <pattern id="bay" width="132" height="190" patternUnits="userSpaceOnUse" x="-66">
          <path className="shade" d="M18 190V76a48 48 0 0 1 96 0v114h-11V80a37 37 0 0 0-74 0v110z" />
          <path className="wall" d="M0 0h132v190H112V76a46 46 0 0 0-92 0v114H0z" />
          <path
            className="line"
            d="M0 12.5h132M0 18.5h132M20 190V76a46 46 0 0 1 92 0v114M29 190V80a37 37 0 0 1 74 0v110M0 76.5h20M112 76.5h20M0 81.5h20M112 81.5h20M0 178.5h20M112 178.5h20"
          />
        </pattern>
        <linearGradient id="glow" x2="0" y2="1">
          <stop className="glow-near" />
          <stop className="glow-far" offset="1" />
        </linearGradient>
        <radialGradient id="pool" cy="0" gradientTransform="scale(1 2)">
          <stop className="glow-near" />
          <stop className="glow-near" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <svg x="50%" overflow="visible" aria-hidden="true">
        <path className="lamp" d="M-46 190V76a46 46 0 0 1 92 0v114z" fill="url(#glow)" />
        <rect x="-2046" width="4092" height="190" fill="url(#bay)" />
        <path className="floor" d="M-2046 190h4092v30h-4092z" />
        <path className="lamp" d="M-150 190a150 30 0 0 0 300 0z" fill="url(#pool)" />
        <path className="line" d="M-2046 190.5h4092" />
      </svg>
    </svg>
  )
}

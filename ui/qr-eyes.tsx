/** The three finder patterns of a code, by their upper left corners in modules. */
export const Eyes = ({ at }: { at: readonly (readonly [number, number])[] }) =>
  at.map(([x, y]) => (
    <g key={`${x} ${y}`}>
      <rect className="qr-eye" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
      <rect className="qr-pupil" x={x + 2} y={y + 2} width="3" height="3" rx="0.9" />
    </g>
  ))

interface UnbrokenProps {
  /** 日付や時刻、範囲を含む文 */
  children: string;
}

/** `（7月3日 10:00〜）`, `7月3日（金）10:15〜`, `2〜3日`, `10:00〜10:15`. */
const WHOLE = /(（\d+月\d+日[^（）]*）|\d+月\d+日(?:（.）)?(?:\s?\d+:\d+〜?)?|\d+〜\d+[日分回枚錠]|\d+:\d+〜\d+:\d+)/;

// Stays inline: another `display` would add spaces to the accessible name. Too long for a line, it still breaks anywhere.
const KEEP = { wordBreak: 'keep-all' } as const;

/** 日付・時刻・範囲の途中で行が変わらないようにした文。1行に入らないときだけ、その中でも折り返します */
export function Unbroken({ children }: UnbrokenProps) {
  return (
    <span>
      {children.split(WHOLE).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} style={KEEP}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}

// Style sheets as a tree: enough to leave out what a build can never show.

/** `{ head, body }` for a block (body: blocks and declarations), a string for a declaration or a statement. */
export function parseCss(css) {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  let at = 0;
  const read = () => {
    const items = [];
    let start = at;
    const statement = (end) => {
      const words = text.slice(start, end).trim();
      if (words) items.push(words);
    };
    while (at < text.length) {
      const sign = text[at];
      if (sign === '"' || sign === "'") {
        at = text.indexOf(sign, at + 1) + 1;
      } else if (sign === '(') {
        // A data: address may hold a semicolon.
        for (let depth = 1; depth > 0;) {
          at += 1;
          if (text[at] === '(') depth += 1;
          if (text[at] === ')') depth -= 1;
        }
      } else if (sign === '{') {
        const head = text.slice(start, at).trim();
        at += 1;
        items.push({ head, body: read() });
        start = at;
      } else if (sign === ';') {
        statement(at);
        at += 1;
        start = at;
      } else if (sign === '}') {
        statement(at);
        at += 1;
        return items;
      } else at += 1;
    }
    statement(text.length);
    return items;
  };
  return read();
}

/** The shortest text of a tree; blocks with nothing in them are gone. */
export const printCss = (items) =>
  items
    .map((item) => {
      if (typeof item === 'string') return `${item};`;
      const body = printCss(item.body);
      return body ? `${item.head}{${body.replace(/;$/, '')}}` : '';
    })
    .join('');

/** A head's selectors; commas within brackets of any depth do not part them. */
export function selectorsOf(head) {
  const selectors = [''];
  let depth = 0;
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((one) => one.trim());
}

/** Goes through all blocks; `keep` gives a rule's selectors that stay, or the body that stays for it. */
export const mapRules = (items, keep) =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.head.startsWith('@')) {
      return /^@(media|layer|supports)\b/.test(item.head) ? [{ ...item, body: mapRules(item.body, keep) }] : [item];
    }
    const kept = keep(item);
    return kept ? [kept] : [];
  });

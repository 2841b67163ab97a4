import fc from 'fast-check';

/** Separated by `|`. Visible, invisible and special characters, and parts of an e-mail address. */
const parts =
  String.raw`Anna|a|@|.|bücher|xn--bcher-kva|example.com|بيروت|字|12345|1|٠١٢٣٤|１２７.０.０.１|+|(|-|/|?|=?`
    .split('|')
    .concat(
      ' \t\n\r\0\u007f\u0085\u00a0\u00ad\u034f\u061c\u115f\u200b\u200c\u200d\u200e\u202e'.split(''),
    )
    .concat('\u2028\u2029\u202f\u2060\u2066\u2800\u3000\u3164\ufe0f\ufeff\ufffd'.split(''))
    .concat(['👩‍👧', '\ud800', '\udc00']);

const text = (more = {}) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 6, ...more }).map((chosen) => chosen.join(''));

/** Values that a visitor may type or paste into any field of the contact form. */
export const fieldValues = fc.oneof(
  text(),
  fc
    .tuple(text(), fc.constantFrom('a@bücher.example', 'info@example.com'), text({ maxLength: 1 }))
    .map((all) => all.join('')),
  fc
    .tuple(text({ maxLength: 2 }), fc.constantFrom('@', '@bücher.', '@b.'), text({ maxLength: 2 }))
    .map((all) => `a${all.join('')}`),
);

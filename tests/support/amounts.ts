/** How much the tests of the contact function do: in `npm test`, and in `npm run test:long`. */
export const amounts =
  process.env['npm_lifecycle_event'] === 'test:long'
    ? { fuzzedInputs: 100_000, kills: 200, visitorsOfAnHour: 10_000, attackSeconds: 10 }
    : { fuzzedInputs: 2_000, kills: 10, visitorsOfAnHour: 1_000, attackSeconds: 0 };

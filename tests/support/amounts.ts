/** Amount of work in the tests of the contact function. `npm run test:long` does more. */
export const amounts =
  process.env['npm_lifecycle_event'] === 'test:long'
    ? { fuzzedInputs: 100_000, kills: 200, visitorsOfAnHour: 10_000, attackSeconds: 10 }
    : { fuzzedInputs: 2_000, kills: 10, visitorsOfAnHour: 1_000, attackSeconds: 0 };

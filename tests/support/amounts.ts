/** Amounts for the contact function tests. `npm run test:long` uses the larger amounts. */
export const amounts =
  process.env['npm_lifecycle_event'] === 'test:long'
    ? {
        fuzzedInputs: 100_000,
        kills: 200,
        visitorsOfAnHour: 10_000,
        attacked: 20,
        attackSeconds: 10,
      }
    : { fuzzedInputs: 1_000, kills: 4, visitorsOfAnHour: 300, attacked: 5, attackSeconds: 0 };

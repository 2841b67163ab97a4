import { functionPath } from '../../supabase/functions/send-contact-email/contract.ts';
import { checks } from './checks.ts';

/**
 * After a deploy: `npm run smoke -- https://www.example.com [https://project.supabase.co]`.
 * The second address is the one of the backend; without it the function is looked for on the site.
 */
const [site, backend = site] = process.argv.slice(2).map((url) => URL.parse(url)?.origin);
if (!site || !backend) {
  console.error(
    'Which site? npm run smoke -- https://www.example.com [https://project.supabase.co]',
  );
  process.exit(2);
}

for (const { name, run } of checks) {
  try {
    await run({ site, contact: `${backend}${functionPath}` });
    console.log(`ok    ${name}`);
  } catch (error) {
    console.log(`FAIL  ${name}\n      ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}

/** What went wrong: `fetch` keeps that to itself, as the cause of "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}

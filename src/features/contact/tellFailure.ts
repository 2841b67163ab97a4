import { resultAnchors } from '../../../supabase/functions/_shared/contract.ts';

/** Without React: the notice that is written into the page shows at its own address. */
export function tellFailure(): void {
  window.location.hash = resultAnchors.failed;
}

import { createDependencies } from './dependencies.ts';
import { handle } from './handler.ts';

// Shared by all requests: the rate limit counts for as long as this instance lives.
const dependencies = createDependencies();

Deno.serve((request) => handle(request, Deno.env.toObject(), dependencies));

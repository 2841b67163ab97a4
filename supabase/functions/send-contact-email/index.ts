import { handle, openDoors } from './handler.ts';

// The doors outlive the requests: they hold the rate limit's counts for as long as this instance lives.
const doors = openDoors();

Deno.serve((request) => handle(request, Deno.env.toObject(), doors));

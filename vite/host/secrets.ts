/** Returns the role in a JWT, such as a legacy key of Supabase. Any other text has none. */
export function readJwtRole(text: string): unknown {
  const [, payload = ''] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text) ?? [];
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown };
    return role;
  } catch {
    return undefined;
  }
}

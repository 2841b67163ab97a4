const toBytes = (text: string) => new TextEncoder().encode(text);

/**
 * Returns the HMAC-SHA-256 of a text. Without the secret, an attacker who guesses the text cannot
 * check the guess against the hash.
 */
export async function keyedHash(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign']);
  const hash = await crypto.subtle.sign('HMAC', key, toBytes(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

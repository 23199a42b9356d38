import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export interface Told {
  isOk: boolean;
  /** All it said, on both of its streams. */
  said: string;
}

/** Runs a command, keeps what it says and tells it together when it is done: others run meanwhile. */
export const runTold = async (
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Told> => {
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const isOk = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      said += String(error);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  console.log(`\n── ${name} ──\n${said.trim()}`);
  console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  return { isOk, said: said.trim() };
};

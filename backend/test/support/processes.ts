import { readFileSync } from 'node:fs';

/** Whether a process runs. One that has ended but that nobody collected, as happens in containers, does not. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

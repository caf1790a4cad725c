import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk for a test. */
export interface Disk {
  readonly folder: string;
  /** Leaves so many bytes free. */
  readonly fill: (left: number) => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

const run = (command: string, ...argv: readonly string[]) => spawnSync(command, argv, { encoding: 'utf8' });
const newFolder = () => mkdtempSync(join(tmpdir(), 'taiki-disk-'));

/** Whether this process may mount disks. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    ramDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Whether it may also break one: that takes a loop device, and ext4 with its switch for tests. */
export function canBreak(): boolean {
  try {
    const disk = brokenLater();
    const has = existsSync(disk.switch);
    disk.remove();
    return has;
  } catch {
    return false;
  }
}

const freeOf = (folder: string): number => {
  const { stdout } = run('df', '--output=avail', '-B1', folder);
  return Number(stdout.split('\n')[1]);
};

function diskAt(folder: string, remove: () => void): Disk {
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (left) => writeFileSync(filler, Buffer.alloc(Math.max(0, freeOf(folder) - left))),
    makeRoom: () => rmSync(filler, { force: true }),
    remove,
  };
}

/** A disk of so many megabytes. */
export function ramDisk(megabytes: number): Disk {
  const folder = newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder], {
    stdio: 'pipe',
  });
  return diskAt(folder, () => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
}

/** A disk that becomes read-only, as a disk with an error does. */
export interface BreakableDisk extends Disk {
  readonly switch: string;
  readonly break: () => void;
  /** Can be used again. Nothing may have a file open on it. */
  readonly repair: () => void;
}

export function brokenLater(): BreakableDisk {
  const [folder, images] = [newFolder(), newFolder()];
  const image = join(images, 'image');
  execFileSync('truncate', ['-s', '16M', image]);
  execFileSync('mkfs.ext4', ['-q', image], { stdio: 'pipe' });
  const mount = () =>
    execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, folder], { stdio: 'pipe' });
  mount();
  const device = (): string => {
    const line = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((one) => one.includes(` ${folder} `));
    return line?.split(' ')[0]?.split('/').at(-1) ?? '';
  };
  const place = () => `/sys/fs/ext4/${device()}/trigger_fs_error`;
  const disk = diskAt(folder, () => {
    execFileSync('umount', ['-l', folder]);
    for (const one of [folder, images]) rmSync(one, { recursive: true });
  });
  return {
    ...disk,
    switch: place(),
    break: () => writeFileSync(place(), 'test'),
    repair: () => {
      execFileSync('umount', [folder], { stdio: 'pipe' });
      mount();
    },
  };
}

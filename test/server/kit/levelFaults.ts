import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { levelStore } from '@taiki/server';
import { type BreakableDisk, brokenLater, ramDisk } from './disks.ts';
import { type Figures, History, sumOfFigures } from './history.ts';
import { bytesOf, flipped, logOf, torn } from './logTails.ts';

const DUELS = 3;
/** Choices that are made when the store works again. */
const AFTERWARDS = 60;

const checkedAgain = async (folder: string, history: History): Promise<Figures> => {
  const store = await levelStore(folder);
  const figures = await history.check(store);
  await store.close();
  return figures;
};

/** Plays until the disk is full, makes room, plays on, and opens the folder again. */
export async function fullDisk(seed: number): Promise<Figures> {
  const disk = ramDisk(1);
  try {
    const folder = join(disk.folder, 'duels');
    const history = new History(seed);
    const store = await levelStore(folder);
    await history.begin(store, DUELS, 1);
    disk.fill(60_000 + seed * 1009);
    await history.goOn(store, 10_000);
    disk.makeRoom();
    await history.goOn(store, AFTERWARDS);
    await store.close();
    return await checkedAgain(folder, history);
  } finally {
    disk.remove();
  }
}

/** The disk becomes read-only while duels are played; it is repaired, and they go on in the same process. */
export async function readOnlyDisk(seed: number): Promise<Figures> {
  const disk = brokenLater();
  try {
    const folder = join(disk.folder, 'duels');
    const history = new History(seed);
    const store = await levelStore(folder);
    await history.begin(store, DUELS, 5);
    await Promise.all([history.goOn(store, 10_000), later(50 + seed * 7).then(() => disk.break())]);
    await repaired(disk);
    await history.goOn(store, AFTERWARDS);
    await store.close();
    return await checkedAgain(folder, history);
  } finally {
    disk.remove();
  }
}

/** The store closes its files some time after the failure. */
async function repaired(disk: BreakableDisk): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      disk.repair();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await later(20);
    }
}

export interface TailFigures extends Figures {
  readonly places: number;
}

/**
 * Damages the log of a store at every byte of the last writes, each time in another copy.
 * @param share every n-th byte only.
 */
export async function damagedTails(kind: 'cut' | 'bit', share: number, writes: number): Promise<TailFigures> {
  const place = mkdtempSync(join(tmpdir(), 'taiki-tails-'));
  try {
    const folder = join(place, 'duels');
    const history = new History(0);
    const store = await levelStore(folder);
    await history.begin(store, DUELS, 5);
    const from = bytesOf(logOf(folder));
    await history.goOn(store, writes);
    await store.close();
    const to = bytesOf(logOf(folder));
    const histories: Figures[] = [];
    for (let at = from; at < to; at += share) {
      const copy = join(place, 'copy');
      (kind === 'cut' ? torn : flipped)(folder, copy, at);
      histories.push(await checkedAgain(copy, history));
      rmSync(copy, { recursive: true });
    }
    return { ...sumOfFigures(histories), places: histories.length };
  } finally {
    rmSync(place, { recursive: true });
  }
}

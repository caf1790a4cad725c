import { deepFreeze } from '../../../table/deepFreeze.ts';
import { insteadDo } from '../instead/index.ts';
import { link, releaseLinks, turnOver } from '../instructions/index.ts';
import { wouldLeave } from '../replacedEvents/index.ts';
import type { Condition, EventPattern, Replacement, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/** 805.1a. Awaken: when this happens, and if this holds, the psychic creature is turned over. */
export const awaken = (event: EventPattern, condition?: Condition): Triggered => ({
  ...when(event, turnOver(self)),
  ...(condition === undefined ? {} : { condition }),
});

/** 701.22a. Dragon solution: when this happens, and if this holds, the dragheart is turned over. */
export const dragonSolution = (event: EventPattern, condition?: Condition): Triggered =>
  awaken(event, condition);

const turnedOverOnceUnsealed = (): Triggered =>
  deepFreeze(when({ event: 'unsealed', what: { of: 'any', filter: { itself: true } } }, turnOver(self)));

/** 701.25a, 809.1a. Forbidden release: when its last seal is removed, the forbidden beat is turned over. */
export const forbiddenRelease: Triggered = turnedOverOnceUnsealed();

/** 701.29a. Forbidden explosion: when its last seal is removed, all cards of the final forbidden field are turned over and are one creature. */
export const forbiddenExplosion: Triggered = turnedOverOnceUnsealed();

/** 701.31a, 812.1a. Zero Dragon birth: when the fourth nebula is linked with the rite, all five cards are turned over and are one creature. */
export const zeroDragonBirth: Triggered = deepFreeze({
  ...when({ event: 'links', what: { of: 'any', filter: { itself: true } } }, turnOver(self)),
  given: { kind: 'is', what: self, like: { type: 'rite', linked: { min: 4 } } },
});

/** 805.1b. Release: when the psychic creature would leave the battle zone, it is turned over instead. */
export const psychicRelease: Replacement = deepFreeze(wouldLeave(self, insteadDo(turnOver(self))));

/** 805.1c. Awakening link: when this happens, and if those others are there, all are turned over and linked. */
export const awakeningLink = (
  others: readonly string[],
  event: EventPattern = { event: 'startOfTurn', of: 'you' },
): Triggered => when(event, link(self, others));

/** 808.1b. Dragon soul evasion: when the super creature would leave the battle zone, its links are released instead. */
export const dragonSoulEvasion: Replacement = deepFreeze(wouldLeave(self, insteadDo(releaseLinks(self))));

/** 807.1b. Dragon evasion: when the dragheart creature would leave the battle zone, it is turned over instead. */
export const dragonEvasion: Replacement = deepFreeze(wouldLeave(self, insteadDo(turnOver(self))));

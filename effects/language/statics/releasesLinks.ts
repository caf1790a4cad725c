import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static, StaticEffect } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 806.1b. Only one of its cells leaves the battle zone with it; the others turn over. */
export interface ReleasesLinksStatic {
  readonly kind: 'releasesLinks';
}

const releasesLinks: StaticEffect = { kind: 'releasesLinks' };

/** 806.1b. Link release: as the super creature leaves, one of its cells does, and the others turn over. That is no replacement. */
export const linkRelease: Static = deepFreeze({
  kind: 'static',
  affects: self,
  effects: [releasesLinks],
});

export const releasesLinksWord: StaticWord<ReleasesLinksStatic> = {
  text: () => 'has link release',
  ofCreatures: true,
  generated: { weight: 1 },
};

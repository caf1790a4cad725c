import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  any,
  blocker,
  choose,
  discard,
  doubleBreaker,
  draw,
  gNeoCreature,
  gNeoEvolution,
  may,
  self,
  shieldTrigger,
  untap,
  wheneverAttacks,
  wheneverBlocks,
  yourHand,
} from '../../effects/language/words.ts';

const ishikawaBashfulSwinger = gNeoCreature({
  name: 'Ishikawa, Bashful Swinger',
  civilizations: ['light'],
  races: ['Magic Merfolk'],
  cost: 4,
  power: 5000,
  printings: ['DM25-RP2 28'],
  abilities: [
    shieldTrigger,
    gNeoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    blocker,
    wheneverBlocks(self, untap(self)),
  ],
});

const deathliosWickedSwordOfDemonbirth = gNeoCreature({
  name: 'Deathlios, Wicked Sword of Demonbirth',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 4,
  power: 6000,
  printings: ['DM25-RP2 40'],
  abilities: [
    gNeoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    wheneverAttacks(
      any('you', { anyOf: [{ type: 'neoCreature' }, { type: 'evolutionCreature' }] }),
      may(discard(choose(yourHand())), draw(2)),
    ),
  ],
});

/** DM25-RP2. */
export const dm25rp2: readonly CardDefinition[] = Object.freeze([
  ishikawaBashfulSwinger,
  deathliosWickedSwordOfDemonbirth,
]);

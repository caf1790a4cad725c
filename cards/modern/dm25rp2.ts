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
  has,
  hyperSoulRaid,
  may,
  neoCreature,
  neoEvolution,
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

const trainDrager = neoCreature({
  name: 'Train=Drager',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 6000,
  printings: ['DM25-RP2 36'],
  abilities: [
    { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }), from: ['graveyard'] },
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    hyperSoulRaid({ civilizations: ['water', 'darkness', 'fire'] }),
    doubleBreaker,
  ],
});

const dorugedosDragonPhoenixOfDemonbirth = neoCreature({
  name: 'Dorugedos, Dragon Phoenix of Demonbirth',
  civilizations: ['fire'],
  races: ['Tyranno Drake'],
  cost: 3,
  power: 4000,
  printings: ['DM25-RP2 42'],
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    hyperSoulRaid({ civilizations: ['darkness', 'fire', 'nature'] }),
  ],
});

const capitalOffense1Da = neoCreature({
  name: 'Capital Offense 1-DA',
  civilizations: ['nature'],
  races: ['Giant', 'Techno Samurai'],
  cost: 4,
  power: 8000,
  printings: ['DM25-RP2 45'],
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    hyperSoulRaid({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
  ],
});

/** DM25-RP2. */
export const dm25rp2: readonly CardDefinition[] = Object.freeze([
  ishikawaBashfulSwinger,
  deathliosWickedSwordOfDemonbirth,
  trainDrager,
  dorugedosDragonPhoenixOfDemonbirth,
  capitalOffense1Da,
]);

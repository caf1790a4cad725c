import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  doubleBreaker,
  drawUpTo,
  isLike,
  neoCreature,
  neoEvolution,
  onlyIf,
  self,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

const isNeoEvolution = isLike(self, { evolution: true });

const emperorMarcoElectromagneticShip = neoCreature({
  name: 'Emperor Marco, Electromagnetic Ship',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Mutopia'],
  cost: 5,
  power: 6000,
  printings: ['DMEX-17 113'],
  abilities: [
    neoEvolution({ civilizations: ['water'] }),
    doubleBreaker,
    whenPut(self, onlyIf(isNeoEvolution, drawUpTo(3))),
  ],
});

const twinFangNewHero = neoCreature({
  name: 'Twin-Fang, New Hero',
  civilizations: ['nature'],
  races: ['Beast Folk', 'Grand Sect'],
  cost: 6,
  power: 8000,
  printings: ['DMEX-17 132'],
  abilities: [
    neoEvolution({ civilizations: ['nature'] }),
    doubleBreaker,
    whenPut(self, onlyIf(isNeoEvolution, topOfDeckTo('manaZone', 2))),
  ],
});

/** DMEX-17. */
export const dmex17: readonly CardDefinition[] = Object.freeze([
  emperorMarcoElectromagneticShip,
  twinFangNewHero,
]);

import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  attackChance,
  creature,
  doubleBreaker,
  draw,
  drawUpTo,
  isLike,
  justDiver,
  neoCreature,
  neoEvolution,
  onlyIf,
  self,
  smashBurst,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
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

const exCopterEmergencyMachine = twinpact(
  'Ex Copter, Emergency Machine / Secret of Union, Mecha Machine',
  creature({
    name: 'Ex Copter, Emergency Machine',
    civilizations: ['water'],
    races: ['Great Mecha-O'],
    cost: 4,
    power: 3000,
    abilities: [justDiver, smashBurst],
    printings: ['DMEX-17 110'],
  }),
  spell({
    name: 'Secret of Union, Mecha Machine',
    civilizations: ['water'],
    cost: 4,
    abilities: [attackChance({ races: ['Great Mecha-O'] }), spellAbility(draw(2))],
  }),
);

/** DMEX-17. */
export const dmex17: readonly CardDefinition[] = Object.freeze([
  emperorMarcoElectromagneticShip,
  twinFangNewHero,
  exCopterEmergencyMachine,
]);

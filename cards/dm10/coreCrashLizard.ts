import {
  choose,
  creature,
  opponentsShields,
  putIntoGraveyard,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const coreCrashLizard = creature({
  name: 'Core-Crash Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 7,
  power: 6000,
  printings: ['DM-10 S5/110'],
  abilities: [whenPut(self, putIntoGraveyard(choose(opponentsShields())))],
});

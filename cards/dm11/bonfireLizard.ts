import {
  chooseUpTo,
  creature,
  destroy,
  opponentsCreatures,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const bonfireLizard = creature({
  name: 'Bonfire Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 6,
  power: 4000,
  printings: ['DM-11 33/55'],
  abilities: [waveStriker(whenPut(self, destroy(chooseUpTo(opponentsCreatures({ keyword: 'blocker' }), 2))))],
});

import {
  allCreatures,
  creature,
  instead,
  self,
  wouldBeDestroyed,
  youHave,
} from '../../effects/language/words.ts';

export const kaluteVizierOfEternity = creature({
  name: 'Kalute, Vizier of Eternity',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 2,
  power: 1000,
  printings: ['DM-09 10/55'],
  abilities: [
    {
      ...wouldBeDestroyed(self, instead('hand')),
      while: youHave(allCreatures({ names: ['Kalute, Vizier of Eternity'], other: true })),
    },
  ],
});

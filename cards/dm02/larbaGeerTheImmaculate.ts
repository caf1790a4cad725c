import {
  evolution,
  evolutionCreature,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const larbaGeerTheImmaculate = evolutionCreature({
  name: 'Larba Geer, the Immaculate',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 5000,
  printings: ['DM-02 5/55', 'Promotional B2/7 Y1'],
  abilities: [
    evolution({ races: ['Guardian'] }),
    whenPut(self, tap(opponentsCreatures({ keyword: 'blocker' }))),
  ],
});

import { another, evolution, evolutionCreature, instead, optional } from '../../effects/language/words.ts';

export const jackViperShadowOfDoom = evolutionCreature({
  name: 'Jack Viper, Shadow of Doom',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 4000,
  printings: ['DM-03 29/55'],
  abilities: [
    evolution({ races: ['Ghost'] }),
    optional({
      kind: 'replacement',
      of: { event: 'leaves', what: another('you', { civilizations: ['darkness'] }), to: 'graveyard' },
      instead: instead('hand'),
    }),
  ],
});

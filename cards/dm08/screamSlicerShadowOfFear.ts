import { allCreatures, any, choose, creature, destroy, whenPut } from '../../effects/language/words.ts';

export const screamSlicerShadowOfFear = creature({
  name: 'Scream Slicer, Shadow of Fear',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 6,
  power: 4000,
  printings: ['DM-08 34/55', 'Promotional L13/Y2'],
  abilities: [
    whenPut(
      any('you', { races: ['Dragonoid', 'Dragon'] }),
      destroy(choose(allCreatures({ extreme: 'lowestPower' }))),
    ),
  ],
});

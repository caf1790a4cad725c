import { blocker, cannotAttackPlayers, creature, draw, may, when } from '../../effects/language/words.ts';

export const siriusThePatroller = creature({
  name: 'Sirius, the Patroller',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 4,
  power: 3500,
  printings: ['DM-15 6/55'],
  abilities: [
    blocker,
    when({ event: 'used', by: 'you', what: { type: 'crossGear' } }, may(draw())),
    cannotAttackPlayers,
  ],
});

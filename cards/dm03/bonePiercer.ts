import { choose, creature, itself, may, returnToHand, when, yourMana } from '../../effects/language/words.ts';

export const bonePiercer = creature({
  name: 'Bone Piercer',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 2,
  power: 1000,
  printings: ['DM-03 24/55'],
  abilities: [
    when(
      { event: 'moved', what: itself, from: 'battleZone', to: 'graveyard' },
      may(returnToHand(choose(yourMana({ type: 'creature' })))),
    ),
  ],
});

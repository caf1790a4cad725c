import {
  any,
  choose,
  creature,
  discard,
  gets,
  may,
  power,
  that,
  when,
  yourHand,
} from '../../effects/language/words.ts';

export const bubbleScarab = creature({
  name: 'Bubble Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 4000,
  printings: ['DM-10 81/110'],
  abilities: [
    when(
      { event: 'attacked', what: any('you') },
      may(discard(choose(yourHand())), gets(that, 'turn', power(3000))),
    ),
  ],
});

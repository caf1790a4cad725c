import {
  allCreatures,
  any,
  choose,
  chooseUpTo,
  creature,
  discard,
  inOrder,
  named,
  repeat,
  returnToHand,
  tally,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const zaltan = creature({
  name: 'Zaltan',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 5,
  power: 3000,
  printings: ['DM-10 44/110'],
  abilities: [
    whenPut(
      any('you', { races: ['Cyber Virus'] }),
      inOrder(
        tally(discard(chooseUpTo(yourHand(), 2)), 'discarded'),
        repeat(named('discarded'), returnToHand(choose(allCreatures()))),
      ),
    ),
  ],
});

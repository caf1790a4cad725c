import {
  cardsIn,
  countOf,
  draw,
  named,
  opponentsHand,
  remember,
  shieldTrigger,
  shuffleDeck,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const cyclonePanic = spell({
  name: 'Cyclone Panic',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-05 41/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      remember(countOf(yourHand()), 'yours'),
      remember(countOf(opponentsHand()), 'theirs'),
      { do: 'move', what: cardsIn('hand', 'any'), to: 'deck' },
      shuffleDeck('any'),
      draw(named('yours')),
      draw(named('theirs'), 'opponent'),
    ),
  ],
});

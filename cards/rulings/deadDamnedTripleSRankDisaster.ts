import {
  called,
  choose,
  doubleBreaker,
  evolution,
  evolutionCreature,
  inOrder,
  invasion,
  oneOf,
  opponentsCreatures,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  the,
  when,
} from '../../effects/language/words.ts';

const goes = inOrder(
  { do: 'choose', what: called(choose(opponentsCreatures()), 'one') },
  oneOf(putIntoGraveyard(the('one')), putIntoMana(the('one')), returnToHand(the('one'))),
);

export const deadDamnedTripleSRankDisaster = evolutionCreature({
  name: 'Dead Damned, Triple S-Rank Disaster',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Trinity Command', 'S-Rank Invader'],
  cost: 8,
  power: 11000,
  abilities: [
    evolution({ civilizations: ['water', 'darkness', 'nature'] }),
    invasion({ civilizations: ['water', 'darkness', 'nature'], races: ['Command'], other: true }, [
      'battleZone',
      'hand',
      'graveyard',
      'manaZone',
    ]),
    doubleBreaker,
    when({ event: 'put', what: { of: 'any', filter: { itself: true } }, onto: { type: 'creature' } }, goes),
  ],
});

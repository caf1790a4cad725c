import {
  atLeast,
  atMost,
  cannot,
  choose,
  creature,
  finalRevolution,
  may,
  revolutionChange,
  ruleUntil,
  self,
  tripleBreaker,
  useFree,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const miradanteTwelveTimePope = creature({
  name: 'Miradante Twelve, Time Pope',
  civilizations: ['light', 'water'],
  races: ['Angel Command Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 8,
  power: 12000,
  abilities: [
    revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'], cost: atLeast(5) }),
    tripleBreaker,
    whenPut(
      self,
      may(useFree(choose(yourHand({ type: 'spell', civilizations: ['light'], cost: atMost(5) })))),
    ),
    finalRevolution(
      ruleUntil(
        'endOfOpponentsNextTurn',
        cannot({ do: 'summon', who: 'opponent', what: { cost: atMost(7) } }),
      ),
    ),
  ],
});

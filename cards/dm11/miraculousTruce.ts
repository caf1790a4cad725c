import {
  cannot,
  oneOf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const miraculousTruce = spell({
  name: 'Miraculous Truce',
  civilizations: ['light', 'nature'],
  cost: 5,
  printings: ['DM-11 5/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        {
          do: 'lasting',
          affects: opponentsCreatures({ civilizations: ['light'] }),
          effects: [cannot({ do: 'attack', target: 'player' })],
          until: 'yourNextTurn',
          alsoLater: true,
        },
        {
          do: 'lasting',
          affects: opponentsCreatures({ civilizations: ['water'] }),
          effects: [cannot({ do: 'attack', target: 'player' })],
          until: 'yourNextTurn',
          alsoLater: true,
        },
        {
          do: 'lasting',
          affects: opponentsCreatures({ civilizations: ['darkness'] }),
          effects: [cannot({ do: 'attack', target: 'player' })],
          until: 'yourNextTurn',
          alsoLater: true,
        },
        {
          do: 'lasting',
          affects: opponentsCreatures({ civilizations: ['fire'] }),
          effects: [cannot({ do: 'attack', target: 'player' })],
          until: 'yourNextTurn',
          alsoLater: true,
        },
        {
          do: 'lasting',
          affects: opponentsCreatures({ civilizations: ['nature'] }),
          effects: [cannot({ do: 'attack', target: 'player' })],
          until: 'yourNextTurn',
          alsoLater: true,
        },
      ),
    ),
  ],
});

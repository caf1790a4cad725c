import {
  cannot,
  evolution,
  evolutionCreature,
  gets,
  itself,
  opponentsShields,
  tripleBreaker,
  when,
} from '../../effects/language/words.ts';

export const messiahTheBattlemaster = evolutionCreature({
  name: 'Messiah, the Battlemaster',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 7,
  power: 13000,
  printings: ['DM-14 S9/110'],
  abilities: [
    evolution({ races: ['Mystery Totem'] }),
    when(
      { event: 'breaksShields', what: itself },
      gets(opponentsShields(), 'attack', cannot({ do: 'useShieldTrigger' })),
    ),
    tripleBreaker,
  ],
  reconstructed:
    'Assumes that this also holds for shields that something else breaks or takes in the same attack.',
});

import {
  atMost,
  attackChance,
  battle,
  choose,
  gets,
  ifYouDo,
  may,
  opponentsCreatures,
  put,
  spell,
  spellAbility,
  the,
  unblockable,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const eternalPremiumsSecretForbiddenDragon = spell({
  name: 'Eternal Premiums, Secret Forbidden Dragon',
  civilizations: ['water', 'fire', 'nature'],
  cost: 5,
  abilities: [
    attackChance({ civilizations: ['water', 'fire', 'nature'], races: ['Dispector'] }),
    spellAbility(
      ifYouDo(
        put(choose(yourMana({ type: 'creature', cost: atMost(5) }))),
        may(battle(the('put'), choose(opponentsCreatures()))),
      ),
      gets(yourCreatures(), 'turn', unblockable()),
    ),
  ],
});

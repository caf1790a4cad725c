import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  both,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  draw,
  given,
  happened,
  inOrder,
  instead,
  isLike,
  itself,
  justDiver,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsTurn,
  optional,
  put,
  putIntoMana,
  self,
  shieldTrigger,
  tap,
  the,
  when,
  whenPut,
  wouldBeDestroyed,
  yourHand,
} from 'taiki/words';

const asebiAndoromedaKushinada = neoCreature({
  name: '百景妖精アセビ=アンドロメダ=クシナダ',
  civilizations: ['light', 'water', 'nature'],
  races: ['Snow Faerie', 'Origin'],
  cost: 5,
  power: 7500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    justDiver,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder(
        draw(),
        may(
          put(
            choose(
              cardsIn(['hand', 'manaZone'], 'you', {
                type: 'element',
                cost: atMost(4),
                races: ['Snow Faerie'],
              }),
            ),
          ),
        ),
      ),
    ),
    optional(wouldBeDestroyed(any('you'), instead('manaZone'))),
  ],
  printings: ['DM24-BD5 001'],
});

const eringi = creature({
  name: '宇宙妖精エリンギ',
  civilizations: ['light', 'water', 'nature'],
  races: ['Snow Faerie'],
  cost: 5,
  power: 4500,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(self, tap(opponentsCreatures())),
    ),
    blocker,
    whenPut(self, inOrder(draw(2), may(putIntoMana(choose(yourHand()))))),
  ],
  printings: ['DM24-BD5 006'],
});

const suzuran = creature({
  name: '再生妖精スズラン',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 1000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    atEndOfYourTurn(putIntoMana(self)),
  ],
  printings: ['DM24-BD5 031'],
});

/** The cards of DM24-BD5. */
export const dm24bd5: readonly CardDefinition[] = [asebiAndoromedaKushinada, eringi, suzuran];

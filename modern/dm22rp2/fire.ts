import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atEndOfYourTurn,
  atMost,
  battle,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  civilCount,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  given,
  gravityZero,
  happened,
  hasWhile,
  ifNot,
  inOrder,
  isBattling,
  may,
  notThat,
  oneOf,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  provided,
  put,
  self,
  shieldSaver,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tamaseed,
  the,
  when,
  wheneverAttacks,
  whenPut,
  withTotal,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const nexNoTekkou = tamaseed({
  name: 'NEX（ネックス）の手甲',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    given(
      happened({ event: 'put', what: { of: 'you', filter: { type: 'tamaseed' } } }, atMost(1)),
      whenPut(
        { of: 'you', filter: { type: 'tamaseed' } },
        oneOf(
          inOrder(discard(choose(yourHand())), draw()),
          destroy(
            choose(
              cardsIn('battleZone', 'opponent', {
                anyOf: [
                  { type: 'creature', cost: atMost(2) },
                  { type: 'tamaseed', cost: atMost(2) },
                ],
              }),
            ),
          ),
          gets(choose(allCreatures()), 'turn', gains(speedAttacker)),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP2 006'],
});

const chittaPeroru = tamaseed({
  name: 'チッタ・ペロルの冠',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    given(
      opponentsTurn,
      when(
        {
          event: 'put',
          what: { of: 'opponent', filter: { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] } },
          how: 'unpaid',
        },
        may(
          destroy(self),
          may(
            inOrder(
              draw(),
              put(choose(yourHand({ type: 'creature', cost: atMost(5), civilizations: ['fire'] }))),
            ),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP2 020'],
});

const sukurappa = spell({
  name: '粉砕呪文「スクラッパー」',
  civilizations: ['fire'],
  cost: 6,
  abilities: [
    shieldTrigger,
    gravityZero(civilCount('fire', 4)),
    spellAbility(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 5000))),
  ],
  printings: ['DM22-RP2 021'],
});

const borushakkuMekaDoragon = creature({
  name: 'ボルシャック・メカ・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DM22-RP2 041'],
});

const borushakkuRorenDoragon = creature({
  name: 'ボルシャック・ローレン・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 9000,
  abilities: [
    shieldTrigger,
    doubleBreaker,
    whenPut(
      self,
      destroy(
        choose(
          cardsIn('battleZone', 'opponent', {
            anyOf: [
              { type: 'creature', cost: atMost(6) },
              { type: 'tamaseed', cost: atMost(6) },
            ],
          }),
        ),
      ),
    ),
    provided(notThat(civilCount('fire', 3)), whenPut(self, destroy(self))),
  ],
  printings: ['DM22-RP2 042'],
});

const kumitateChurisu = creature({
  name: 'クミタテ・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 1,
  power: 1000,
  abilities: [
    wheneverAttacks(self, ifNot(discard(choose(yourHand())), destroy(self))),
    provided(civilCount('fire', 3), wheneverAttacks(self, draw())),
  ],
  printings: ['DM22-RP2 043'],
});

const burureizaHasami = tamaseed({
  name: 'ブルレイザーのハサミ',
  civilizations: ['fire'],
  cost: 2,
  abilities: [provided(youHave(yourHand(), atMost(0)), atEndOfYourTurn(draw()))],
  printings: ['DM22-RP2 044'],
});

const fiakanonWaiban = creature({
  name: 'フィーアカノン・ワイバーン',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        { do: 'choose', what: called(choose(allCreatures()), 'first') },
        battle(the('first'), choose(allCreatures({ not: { is: the('first') } }))),
      ),
    ),
  ],
  printings: ['DM22-RP2 065'],
});

const doraizaurusu = creature({
  name: 'ドライザウルス',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 3,
  power: 4000,
  abilities: [hasWhile(isBattling({ type: 'creature', keyword: 'blocker' }), power(10000))],
  printings: ['DM22-RP2 066'],
});

const tottoPitchi = creature({
  name: 'トット・銃・ピッチ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 1000,
  abilities: [hasWhile(civilCount('fire', 3), gains(speedAttacker))],
  printings: ['DM22-RP2 067'],
});

const gifuto = tamaseed({
  name: '暴竜のギフト',
  civilizations: ['fire'],
  cost: 3,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))), shieldSaver],
  printings: ['DM22-RP2 068'],
});

const fujiyamaHorudo = spell({
  name: '暴竜要塞フジヤマ・ホールド',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(6000), gains(poweredBreaker)))],
  printings: ['DM22-RP2 069'],
});

export const fire: readonly CardDefinition[] = [
  nexNoTekkou,
  chittaPeroru,
  sukurappa,
  borushakkuMekaDoragon,
  borushakkuRorenDoragon,
  kumitateChurisu,
  burureizaHasami,
  fiakanonWaiban,
  doraizaurusu,
  tottoPitchi,
  gifuto,
  fujiyamaHorudo,
];

import type { CardDefinition } from 'taiki';
import {
  another,
  anyOf,
  atLeast,
  atMost,
  atRandom,
  attacksEachTurnIfAble,
  battle,
  called,
  choose,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  guardStrike,
  hasWhile,
  inOrder,
  isBattling,
  itself,
  lookAtTop,
  may,
  opponentsCreatures,
  power,
  provided,
  putOnDeckBottom,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  speedAttacker,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  untap,
  when,
  whenDestroyed,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const gorudoegguZaSurotton = creature({
  name: 'ゴルドエッグ・ザ・スロットン',
  civilizations: ['fire'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        lookAtTop(4, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Rex Stars'] } }, 1), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DMRP-20 018'],
});

const haouHenoMichi = spell({
  name: '覇王への道',
  civilizations: ['fire'],
  cost: 3,
  abilities: [spellAbility(draw(3), discard(atRandom(yourHand())))],
  printings: ['DMRP-20 019'],
});

const chikichikiMomokingu = starEvolutionCreature({
  name: '絶斗龍 チキチキ・モモキング',
  civilizations: ['fire'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    doubleBreaker,
    whenDestroyed(another('any'), untap(self)),
  ],
  printings: ['DMRP-20 041'],
});

const bakuen2 = creature({
  name: '勇騎 バクエン-2',
  civilizations: ['fire'],
  races: ['Human Baku', 'Distas'],
  cost: 4,
  power: 3000,
  abilities: [whenPut(self, may(battle(choose(yourCreatures()), choose(opponentsCreatures())))), sasageru(2)],
  printings: ['DMRP-20 042'],
});

const metarukaosuBasuto = spell({
  name: 'メタルカオス・バースト',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'moveTop', who: 'you', count: 1, to: 'graveyard', as: 'top' },
      destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('top'))) }))),
    ),
  ],
  printings: ['DMRP-20 043'],
});

const gikuUsagiasu = creature({
  name: 'ギーク戦車 ウサギアス',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 5,
  power: 3000,
  abilities: [shieldTrigger, hasWhile(isBattling({}), power(5000))],
  printings: ['DMRP-20 077'],
});

const hoshiMaiKamiGW = creature({
  name: '星舞神 G・W・D',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'attacked', what: itself }, { event: 'chosen', what: itself, by: 'opponent' }),
      destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
    ),
    shinkaPower(destroy(choose(opponentsCreatures({ power: atMost(3000) })))),
  ],
  printings: ['DMRP-20 079'],
});

const eruji1 = creature({
  name: '機動 エルジ-1',
  civilizations: ['fire'],
  races: ['Armorloid', 'Distas'],
  cost: 2,
  power: 4000,
  abilities: [attacksEachTurnIfAble, sasageru(1)],
  printings: ['DMRP-20 080'],
});

const disPairon = creature({
  name: 'Disパイロン',
  civilizations: ['fire'],
  races: ['Tyranno Drake', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [
    speedAttacker,
    whenPut(self, discard(choose(yourHand()))),
    provided(youHave(yourMana({ multicolored: true }), atLeast(4)), {
      kind: 'triggered',
      when: { event: 'put', what: itself },
      effect: draw(2),
      word: { name: 'manaArms' },
    }),
  ],
  printings: ['DMRP-20 082'],
});

const kaenMaboroshiRyuHoshiDan = spell({
  name: '火炎幻竜星弾',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    spellAbility(draw()),
  ],
  printings: ['DMRP-20 083'],
});

export const fire: readonly CardDefinition[] = [
  gorudoegguZaSurotton,
  haouHenoMichi,
  chikichikiMomokingu,
  bakuen2,
  metarukaosuBasuto,
  gikuUsagiasu,
  hoshiMaiKamiGW,
  eruji1,
  disPairon,
  kaenMaboroshiRyuHoshiDan,
];

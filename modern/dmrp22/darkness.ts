import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  atRandom,
  blocker,
  breakShields,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  inOrder,
  itself,
  lookAt,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  self,
  shieldTrigger,
  shinkaPower,
  shinkarize,
  slayer,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  that,
  the,
  when,
  whenPut,
  youHave,
} from 'taiki/words';
import { creatureOrTamaseed } from '../common.ts';

const baromu = tamaseed({
  name: 'バロム魔神の封',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      inOrder(
        discard(atRandom(opponentsHand())),
        destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('chosen'))) }))),
      ),
    ),
    shinkaPower(may(breakShields(1))),
  ],
  printings: ['DMRP-22 017'],
});

const dokeidaimosuGureibuStar = starEvolutionCreature({
  name: 'ドケイダイモス ＜グレイブ.Star＞',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Ghost', 'Rex Stars'],
  cost: 4,
  power: 7000,
  abilities: [
    {
      kind: 'static',
      while: youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      affects: self,
      effects: [gains(shieldTrigger)],
      from: ['shieldZone'],
    },
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    slayer,
    doubleBreaker,
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-4000))),
  ],
  printings: ['DMRP-22 035'],
});

const shichiOuNakiKyuden = spell({
  name: '七王無き宮殿',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [spellAbility(lookAt(opponentsHand()), discard(opponentsHand({ multicolored: true })))],
  printings: ['DMRP-22 036'],
});

const ukonSakon = creature({
  name: '鬼星の絆 ウコン丸＆サコン丸',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 3,
  power: 4000,
  abilities: [
    blocker,
    provided(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atMost(0)),
      when(
        anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
        delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack'),
      ),
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Demonio'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DMRP-22 060'],
});

const kyouOni310GouShinaiga = creature({
  name: '凶鬼310号 シナイガ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(self, may(destroy(choose(cardsIn('battleZone', 'you', { type: 'tamaseed' }))), draw(2))),
  ],
  printings: ['DMRP-22 061'],
});

const raiosu = tamaseed({
  name: 'ライオス銃鬼の封',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 3,
  abilities: [shieldTrigger, shinkarize, whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))],
  printings: ['DMRP-22 062'],
});

const ferunando = tamaseed({
  name: 'フェルナンドの黒像',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Knight', 'Rex Stars'],
  cost: 2,
  abilities: [shinkarize, shinkaPower(gets(choose(opponentsCreatures()), 'turn', power(-4000)))],
  printings: ['DMRP-22 063'],
});

const jiruve = tamaseed({
  name: 'ジルヴェ鬼硫の巻',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 1,
  abilities: [shinkarize, shinkaPower(gets(that, 'turn', gains(slayer)))],
  printings: ['DMRP-22 064'],
});

const kooniBenten = creature({
  name: 'コオニ弁天',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 2,
  power: 8000,
  abilities: [
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        destroy(choose(cardsIn('battleZone', 'you', creatureOrTamaseed()), 2)),
        destroy(choose(opponentsCreatures(), 1, 'opponent')),
      ),
    ),
  ],
  printings: ['DMRP-22 034'],
});

const shishiSajiMizu = creature({
  name: 'シシ★シー＆サジ★ターリ＆ミズ★ガーメ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Moonless', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    whenPut(self, breakShields(countOf(cardsIn('battleZone', 'you', { type: 'tamaseed' })), 'you')),
  ],
  printings: ['DMRP-22 016'],
});

export const darkness: readonly CardDefinition[] = [
  shishiSajiMizu,
  kooniBenten,
  baromu,
  dokeidaimosuGureibuStar,
  shichiOuNakiKyuden,
  ukonSakon,
  kyouOni310GouShinaiga,
  raiosu,
  ferunando,
  jiruve,
];

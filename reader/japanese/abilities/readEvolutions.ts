import { type Filter, type Keyword, superInfinite, superInfiniteOmega, ultimateEvolution } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import type { Zone } from '../../grammar/values.ts';
import { type Described, says } from '../values.ts';

/** Creatures that an evolution is put on: yours, in the battle zone. */
const baseOf = ({ of, in: zone, filter }: Described): Filter | undefined =>
  (of === undefined || of === 'you') && (zone === undefined || zone === 'battleZone') ? filter : undefined;

function onSeveral(cards: Described, count: number): Keyword | undefined {
  const base = baseOf(cards);
  return base && count > 1 ? { kind: 'keyword', name: 'evolution', base, count } : undefined;
}

const fromZone = (cards: Described, count: number, from: Zone): Keyword | undefined =>
  cards.of === undefined && cards.in === undefined && (from === 'graveyard' || from === 'hand')
    ? { kind: 'keyword', name: 'evolution', base: cards.filter, count, from }
    : undefined;

const fromThreeZones = ({ of, in: zone, filter }: Described): Keyword | undefined =>
  zone === undefined && (of === undefined || of === 'you') ? superInfiniteOmega(filter) : undefined;

const VORTEX = '{進化V|進化GV}{-|ー|:}';

/** 801. Evolutions on several creatures, or on one of several kinds. */
export const EVOLUTIONS: readonly Rule<Keyword>[] = [
  says(
    `${VORTEX}<described><number>体{の上に|を重ねた上に|を重ね、その上に}置く` as '<described><number>',
    onSeveral,
  ),
  says(`${VORTEX}<described>のいずれか<number>体を重ねた上に置く` as '<described><number>', onSeveral),
  says(
    '{墓地進化V|墓地進化GV|手札進化V|手札進化GV}{-|ー|:}<described>を<number>体[、]{自分の|}<zone>から選び、このクリーチャーをその上に重ねつつバトルゾーンに出す',
    fromZone,
  ),
  says(
    '進化{-|ー|:}自分の<race>、<race>、{または|}<race>[の]いずれか1体の上に置く',
    (...races): Keyword => ({ kind: 'keyword', name: 'evolution', base: { races } }),
  ),
  says('究極進化{-|ー|:}<described>1体の上に置く', (cards): Keyword | undefined => {
    const { type, ...such } = baseOf(cards) ?? {};
    return type === 'evolutionCreature' && Object.keys(such).length > 0 ? ultimateEvolution(such) : undefined;
  }),
  says('超無限進化{-|ー|:}<described>の[、]いずれか1体以上を重ねた上に置く', (cards) => {
    const base = baseOf(cards);
    const one: Keyword | undefined = base && { kind: 'keyword', name: 'evolution', base };
    return one?.name === 'evolution' ? superInfinite(one) : undefined;
  }),
  says(
    '超無限進化{・|}Ω{-|ー|:}<described>を1体以上自分の墓地、マナゾーン、またはバトルゾーンから選び、このクリーチャーをその{カードの|}上に重ねつつバトルゾーンに出す',
    fromThreeZones,
  ),
  says(
    '超無限進化{・|}Ω:バトルゾーン、墓地、またはマナゾーンから、<described>を1体以上選び、このクリーチャーをその上に重ねつつ出す',
    fromThreeZones,
  ),
].flat();

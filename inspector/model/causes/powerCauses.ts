import type { Fact, ObjectId } from 'taiki';
import type { DrawnCard, DrawnPowerEffect } from '../../trace.ts';
import type { TraceReader } from '../reader.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';
import type { CauseRelation } from './cause.ts';
import { type CauseLink, chainFrom } from './causesOf.ts';
import { FactStory } from './factStory.ts';

/** 110.3d. A static ability applies continuously, as power attacker does. */
const STATIC_ABILITY = '110.3d';
/** 607.1. A resolved effect can create a continuous effect. */
const RESOLVED_EFFECT = '607.1';
/** 206.3. An effect that sets the power to a fixed value overrides all other changes. */
const FIXED_POWER = '206.3';
const SUM_OF_CHANGES = '206.4';
/** 816.2b. A hyper mode that is released has a power of its own. */
const HYPER_POWER = '816.2b';

/** An effect that applies to a card at one of two moments, or at both with different amounts. */
interface ChangedEffect {
  readonly effect: DrawnPowerEffect;
  readonly how: 'effect' | 'ended';
  /** The amount before, if it applied then. */
  readonly was: number | undefined;
}

/**
 * Why the power of a card changed: each effect that came, went or adds another amount, with its source, then what let it, back to the
 * choice of a player. In traces of older versions, which name no effects, only the latter.
 * @param seq the record of the table that changed.
 */
export function powerCausesOf(
  reader: TraceReader,
  object: ObjectId,
  seq: number,
  telling: Telling = ENGLISH,
): readonly CauseLink[] {
  const [before, after] = [reader.at(seq - 1), reader.at(seq)].map(({ table }) => table?.cards[object]);
  if (after === undefined) return [];
  const changed = changedEffects(before, after);
  const story = new FactStory(reader, telling);
  const { power, name } = telling;
  const isChangedBy = (kind: DrawnPowerEffect['kind']): boolean =>
    [before, after].some((card) => card?.powerEffects?.some((effect) => effect.kind === kind));
  const rule = isChangedBy('setPower')
    ? FIXED_POWER
    : isChangedBy('hyperMode')
      ? HYPER_POWER
      : SUM_OF_CHANGES;
  const text = power.ofCard(after.owner, name(after.name), power.change(before?.power, after.power));
  const fact = factBehind(story, object, seq, changed);
  return [
    { ...plainLink(seq, text, rule), how: undefined },
    ...changed.map(({ effect, how, was }) => ({
      ...plainLink(
        seq,
        powerEffectText(effect, was, telling),
        isStatic(effect) ? STATIC_ABILITY : RESOLVED_EFFECT,
      ),
      how,
    })),
    ...(fact === undefined ? [] : chainFrom(story, fact, { index: fact, how: howOf(story, fact) })),
  ];
}

const plainLink = (seq: number, text: string, rule: string): Omit<CauseLink, 'how'> => ({
  seq,
  text,
  rule,
  ability: undefined,
  alternatives: [],
  allowedBy: [],
});

const isStatic = ({ kind, until }: DrawnPowerEffect): boolean =>
  kind === 'powerAttacker' || until === undefined;

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

/** What an effect does, as a sentence: `p1: Rally, gets +3000 power, in this turn`. */
export function powerEffectText(
  effect: DrawnPowerEffect,
  was: number | undefined,
  { name, power, words }: Telling = ENGLISH,
): string {
  const { player, card, text, amount, until } = effect;
  const isSaid = amount === undefined || text.includes(signed(amount));
  const amounts =
    was !== undefined && amount !== undefined
      ? [`${signed(was)} → ${signed(amount)}`]
      : isSaid
        ? []
        : [signed(amount)];
  const lasts = isStatic(effect) || until === undefined ? [] : [power.lasts(until)];
  return power.joined([`${player}: ${name(card)}`, words(text), ...amounts, ...lasts]);
}

/** Effects are told apart by where they come from and what they do. */
const identity = ({ kind, text, card, object, player }: DrawnPowerEffect): string =>
  JSON.stringify([kind, text, card, object, player]);

function changedEffects(before: DrawnCard | undefined, after: DrawnCard): readonly ChangedEffect[] {
  const left = new Map<string, DrawnPowerEffect[]>();
  for (const effect of before?.powerEffects ?? [])
    left.set(identity(effect), [...(left.get(identity(effect)) ?? []), effect]);
  const came = (after.powerEffects ?? []).flatMap((effect): readonly ChangedEffect[] => {
    const was = left.get(identity(effect))?.shift();
    if (was === undefined) return [{ effect, how: 'effect', was: undefined }];
    return was.amount === effect.amount ? [] : [{ effect, how: 'effect', was: was.amount }];
  });
  const ended = [...left.values()].flat();
  return [...came, ...ended.map((effect): ChangedEffect => ({ effect, how: 'ended', was: undefined }))];
}

const howOf = (story: FactStory, index: number): CauseRelation =>
  story.at(index)?.fact.kind === 'choiceMade' ? 'chosen' : 'since';

/** The index of the fact that let the effects change: one of the step that changed the table, and about them if there is one. */
function factBehind(
  story: FactStory,
  object: ObjectId,
  seq: number,
  changed: readonly ChangedEffect[],
): number | undefined {
  const count = story.reader.at(seq).facts;
  const step = story.reader.records.slice(0, seq).findLast(({ kind }) => kind === 'table')?.seq ?? -1;
  const isOfStep = (index: number): boolean => (story.at(index)?.seq ?? -1) > step;
  return (
    story.lastBefore(
      count,
      (fact, index) => isOfStep(index) && changed.some((one) => isBehind(fact, object, one)),
    ) ??
    story.lastBefore(count, (_, index) => isOfStep(index)) ??
    story.lastBefore(count, ({ kind }) => kind !== 'choiceMade')
  );
}

function isBehind(fact: Fact, object: ObjectId, { effect, how, was }: ChangedEffect): boolean {
  if (was !== undefined) return false;
  if (effect.kind === 'powerAttacker')
    return how === 'effect'
      ? (fact.kind === 'attackDeclared' && fact.object === object) ||
          (fact.kind === 'choiceMade' && fact.decision === 'attack')
      : fact.kind === 'attackEnded';
  if (how === 'ended') return 'was' in fact && fact.was === effect.object;
  return isStatic(effect)
    ? 'was' in fact && fact.object === effect.object
    : fact.kind === 'lastingEffectBegan' && fact.name === effect.card && fact.player === effect.player;
}

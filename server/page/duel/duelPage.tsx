import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { opponentOf, type Player } from 'taiki/engine';
import { texts } from '../language/language.ts';
import { LanguageSwitch } from '../language/languageSwitch.tsx';
import { linkTo } from '../place.ts';
import { CardDetails } from './cardDetails.tsx';
import { DecisionPanel } from './decisionPanel.tsx';
import { Log } from './log.tsx';
import { Side } from './side.tsx';
import type { ShownDuel } from './source.ts';
import { Standby } from './standby.tsx';
import { withStanding } from './standing.ts';
import { asked, askForRematch, decision, leave, problem, update, watched } from './state.ts';
import { WhyNot } from './whyNot.tsx';

interface DuelPageProps {
  /** Panels of the page that shows the duel. */
  readonly tools?: ComponentChildren;
}

/** Where the table scrolls by itself, it shows the player's hand whenever they have to decide. */
function useHandInView() {
  const table = useRef<HTMLDivElement>(null);
  const id = decision.value?.id;
  useEffect(() => {
    if (id !== undefined) table.current?.querySelector('.below .hand')?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return table;
}

/** A duel: the opponent above, the player of this page below. */
export function DuelPage({ tools }: DuelPageProps) {
  const { value } = update;
  const tableElement = useHandInView();
  const { says, table, duel } = texts.value;
  if (value === undefined)
    return (
      <main class="lobby">
        <h1>Taiki</h1>
        {problem.value === undefined ? (
          <p role="status">{duel.loading}</p>
        ) : (
          <p role="alert">{problem.value}</p>
        )}
        <NewDuel />
      </main>
    );
  if (value.view === null) return <Waiting update={value} />;
  const below: Player = value.viewer === 'p2' ? 'p2' : 'p1';
  const above = opponentOf(below);
  return (
    <main class="duel">
      <div class="table" ref={tableElement}>
        <Side update={value} view={value.view} player={above} position="above" />
        <section class="middle" aria-label={table.state}>
          <h1 class="state">{table.turn(value.view.turn, says.state(value.view.state))}</h1>
          <Standby view={value.view} />
        </section>
        <Side update={value} view={value.view} player={below} position="below" />
      </div>
      <aside class="panels">
        {value.suspended === null ? null : <Suspended update={value} />}
        {value.status === 'over' ? <End update={value} /> : <DecisionPanel update={value} />}
        <CardDetails view={value.view} />
        {tools}
        <WhyNot />
        <Log viewer={value.viewer} />
        <Spectators />
        <LanguageSwitch />
      </aside>
    </main>
  );
}

const NewDuel = () => (
  <button type="button" onClick={leave}>
    {texts.value.duel.newDuel}
  </button>
);

function Suspended({ update: { suspended } }: { readonly update: ShownDuel }) {
  return (
    <section class="panel" role="status" aria-label={texts.value.duel.suspended}>
      <h2>{texts.value.duel.isSuspended}</h2>
      {suspended?.reason ? <p>{suspended.reason}</p> : null}
      <p>{texts.value.duel.clocksStand}</p>
    </section>
  );
}

/** The address at which others may watch. */
function Spectators() {
  const token = watched.value?.spectate;
  if (token === undefined) return null;
  return (
    <details class="panel spectators">
      <summary>{texts.value.duel.letWatch}</summary>
      <label>
        {texts.value.duel.watchLink}
        <input type="text" readOnly value={linkTo({ at: 'duel', token })} />
      </label>
    </details>
  );
}

const copy = (text: string) => () => void navigator.clipboard?.writeText(text);

function Waiting({ update: { duel, viewer, status, ended } }: { readonly update: ShownDuel }) {
  const invitation = sessionStorage.getItem(duel);
  const said = texts.value.duel;
  const link = invitation === null ? undefined : linkTo({ at: 'join', token: invitation });
  return (
    <main class="lobby">
      <h1>Taiki</h1>
      {status === 'over' ? (
        <p>
          {ended === null ? said.withdrawn : said.sentence(said.endedByAdministrator(null))}
          {ended?.reason ? ` ${ended.reason}` : ''}
        </p>
      ) : null}
      {status !== 'over' && viewer === 'spectator' ? <p role="status">{said.begins}</p> : null}
      {status !== 'over' && viewer !== 'spectator' ? (
        <>
          <p role="status">{said.waiting}</p>
          {link === undefined ? null : (
            <p class="invitation">
              <label>
                <span>{said.sendLink}</span>
                <input
                  type="text"
                  readOnly
                  value={link}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </label>
              <button type="button" onClick={copy(link)}>
                {said.copy}
              </button>
            </p>
          )}
        </>
      ) : null}
      <NewDuel />
    </main>
  );
}

/** How a duel ended, in a sentence without its full stop. */
function endText({ ended, timedOut, names, view, viewer }: ShownDuel): string {
  const { says, duel } = texts.value;
  if (ended !== null) return duel.endedByAdministrator(ended.reason);
  if (timedOut !== null) return duel.outOfTime(names[timedOut] ?? timedOut);
  return view?.result === undefined ? '' : says.result(view.result, viewer);
}

function End({ update: end }: { readonly update: ShownDuel }) {
  const { view, viewer, rematch } = end;
  const winner = view?.result?.winner;
  const own = viewer === 'spectator' || viewer === 'judge' ? undefined : viewer;
  const said = texts.value.duel;
  const title = own === undefined || winner === undefined ? said.over : winner === own ? said.win : said.lose;
  const hasAsked = own !== undefined && rematch.includes(own);
  const opponentAsks = rematch.some((player) => player !== own);
  const save = async () => {
    const text = await asked((source, duel) => source.record(duel));
    if (text === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([own === undefined ? text : withStanding(text, own)], { type: 'text/plain' }),
    );
    link.download = 'duel.taiki';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  if (hasAsked && opponentAsks) void askForRematch();
  return (
    <section class="panel end" aria-label={said.result}>
      <h2 aria-live="polite">{title}</h2>
      <p>{said.sentence(endText(end))}</p>
      <div class="buttons">
        {viewer === 'spectator' ? null : (
          <button type="button" class="main" disabled={hasAsked} onClick={() => void askForRematch()}>
            {hasAsked ? said.waitingForRematch : opponentAsks ? said.acceptRematch : said.rematch}
          </button>
        )}
        <button type="button" onClick={() => void save()}>
          {said.save}
        </button>
        <NewDuel />
      </div>
      <Fairness />
    </section>
  );
}

function Fairness() {
  const commitment = watched.value?.commitment;
  if (commitment === undefined) return null;
  const [before, between, after] = texts.value.duel.commitment;
  return (
    <details>
      <summary>{texts.value.duel.fairly}</summary>
      <p>
        {before}
        <code>{commitment}</code>
        {between}
        <code>duel.proof</code>
        {after}
      </p>
    </details>
  );
}

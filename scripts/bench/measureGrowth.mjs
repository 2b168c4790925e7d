import { openOthers, press } from "./measureConversations.mjs";
import { firstRows, look, words } from "./measureReservations.mjs";
import { openPage } from "./openPage.mjs";
import { percentile } from "./percentile.mjs";

const SIZES = [100, 1000, 10_000, 100_000];

/** How the figures grow with the amount of data, at full speed. */
export async function measureGrowth({ browser, app, rounds, record }) {
  const rate = 1;
  const tell = (what, values) => record({ what: `growth: ${what}`, rate, value: percentile(values) });
  for (const length of SIZES) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openOthers({ browser, app, rate, length }, press);
      const { time } = await press(page, "contact-rosario");
      times.push(time);
      await close();
    }
    tell(`open a conversation of ${length.toLocaleString("en")} messages`, times);
  }
  for (const count of SIZES) {
    const figures = { start: [], keys: [], rows: [], work: [] };
    for (let round = 0; round < rounds; round += 1) {
      const { page, client, close } = await openPage(browser, { rate, isSignedIn: true });
      figures.start.push(await firstRows(page, `${app}/app/booking/list?reservations=${count}&latency=0`));
      for (const [letter] of words) await look(page, client, letter, figures); // with little data a second letter may find the same rows
      await close();
    }
    const of = `${count.toLocaleString("en")} reservations`;
    tell(`navigation to the first rows of ${of}`, figures.start);
    tell(`filter ${of}: a letter to its rows`, figures.rows);
  }
}

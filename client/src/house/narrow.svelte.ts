/** Whether the screen is a phone's: below 960 px one part of the table is shown at a time. */
class Narrow {
  is = $state(false);

  constructor() {
    const query = matchMedia("(max-width: 959px)");
    this.is = query.matches;
    query.addEventListener("change", (event) => (this.is = event.matches));
  }
}

export const narrow = new Narrow();

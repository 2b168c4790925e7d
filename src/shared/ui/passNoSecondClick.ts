/** The second press of a double click is not meant for what the first one has brought under the pointer. */
export function passNoSecondClick() {
  const take = (event: MouseEvent) => {
    removeEventListener("click", take, true);
    if (event.detail < 2) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", take, true);
}

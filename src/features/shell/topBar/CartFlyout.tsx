import { useDispatch } from "react-redux";

import type { CartItem } from "@/contract/header";
import type { Money } from "@/contract/money";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { Flyout } from "@/shared/ui/overlays/Flyout";
import { IconButton } from "@/shared/ui/IconButton";
import { CartIcon, RemoveIcon } from "@/shared/ui/icons";

import { FlyoutList } from "./FlyoutList";
import { cart, cartItemRemoved } from "./topBarLists";

export function CartFlyout() {
  const { text } = useText();
  const { money } = useFormat();
  const dispatch = useDispatch();
  const { data: items = [], status, problem, request } = cart.use();
  const { pieces, total } = cartTotals(items);
  const piecesText = status === "loaded" ? text("cart.pieces", { count: pieces }) : undefined;

  return (
    <Flyout
      label={text("topBar.cart")}
      icon={<CartIcon size={20} aria-hidden="true" />}
      badge={items.length}
      badgeText={piecesText}
    >
      {() => (
        <>
          <Row padX={16} padY={12} line="below" gap={16} justify="between">
            <Text as="h2" size={15}>
              {text("topBar.cart")}
            </Text>
            <Muted size={13}>{piecesText}</Muted>
          </Row>
          <FlyoutList
            status={status}
            problem={problem}
            isEmpty={items.length === 0}
            empty={text("cart.empty")}
            onRetry={request}
          >
            <ul className="flyout-list">
              {items.map(({ id, name, quantity, unitPrice }) => (
                <li key={id} className="cart-item">
                  <span className="cart-name" dir="auto">
                    {name}
                  </span>
                  <span className="cart-detail">{text("cart.line", { count: quantity, price: money(unitPrice) })}</span>
                  <span className="cart-price">{money({ ...unitPrice, cents: unitPrice.cents * quantity })}</span>
                  <IconButton
                    label={text("cart.remove", { name })}
                    icon={RemoveIcon}
                    size={16}
                    className="icon-button icon-button-sm cart-remove"
                    onClick={(event) => {
                      if (event.detail > 1) return; // a double click would also remove the next article
                      event.currentTarget.closest<HTMLElement>(".flyout")?.focus(); // the button is about to go
                      dispatch(cartItemRemoved(id));
                    }}
                  />
                </li>
              ))}
            </ul>
            {total && (
              <Row padX={16} padY={12} gap={16} justify="between" className="flyout-footer">
                <span>{text("cart.total")}</span>
                <strong>{money(total)}</strong>
              </Row>
            )}
          </FlyoutList>
        </>
      )}
    </Flyout>
  );
}

/** Number and total price of the pieces. A cart has one currency; an empty one has no total. */
function cartTotals(items: CartItem[]): { pieces: number; total: Money | undefined } {
  const [first] = items;
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: first && {
      currency: first.unitPrice.currency,
      cents: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice.cents, 0),
    },
  };
}

import { useText } from "@/shared/i18n/useText";
import { Dropdown } from "react-bootstrap";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { DropdownOpener } from "@/shared/ui/overlays/DropdownOpener";
import { Flyout } from "@/shared/ui/overlays/Flyout";
import { IconButton } from "@/shared/ui/IconButton";
import { AddIcon, BellIcon, FavouriteIcon, NextIcon, RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { Part, State } from "./Part";

const looks = ["btn-primary", "btn-quiet", "btn-danger"];

export function ButtonParts() {
  const { text } = useText();
  return (
    <>
      <Part name="btn">
        {["", "btn-sm"].map((size) => (
          <State key={size} name={size || "usual"}>
            <Row gap={12} wraps>
              {looks.map((look) => (
                <button key={look} type="button" className={`btn ${look} ${size}`}>
                  {text("reservations.new")}
                </button>
              ))}
              <button type="button" className={`btn btn-primary ${size}`}>
                <AddIcon size={18} aria-hidden="true" />
                {text("reservations.new")}
              </button>
            </Row>
          </State>
        ))}
        <State name="disabled">
          <Row gap={12} wraps>
            {looks.map((look) => (
              <button key={look} type="button" className={`btn ${look}`} aria-disabled="true">
                {text("reservations.new")}
              </button>
            ))}
          </Row>
        </State>
      </Part>

      <Part name="CreateButton" state="usual">
        <CreateButton label="reservations.new" path="/parts" />
      </Part>

      <Part name="IconButton" state="usual, small, filled, mirrored, disabled">
        <Row gap={12} wraps>
          <IconButton label={text("columns.reset")} icon={RenameIcon} />
          <IconButton
            label={text("columns.reset")}
            icon={RenameIcon}
            className="icon-button icon-button-sm"
            size={16}
          />
          <IconButton label={text("list.vip")} icon={FavouriteIcon} isFilled />
          <IconButton label={text("table.next")} icon={NextIcon} isMirrored />
          <IconButton label={text("bulk.delete")} icon={RemoveIcon} aria-disabled="true" />
        </Row>
      </Part>

      <Part name="Menu" state="closed; press to open">
        <Menu label={text("column.actions")} className="icon-button more-sign">
          <MenuItem icon={<RenameIcon size={16} aria-hidden="true" />} onChoose={() => {}}>
            {text("reservation.edit")}
          </MenuItem>
          <MenuItem isChosen onChoose={() => {}}>
            {text("view.inHouse")}
          </MenuItem>
          <MenuItem icon={<RemoveIcon size={16} aria-hidden="true" />} onChoose={() => {}}>
            {text("bulk.delete")}
          </MenuItem>
        </Menu>
      </Part>

      <Part name="Flyout" state="with a badge; press to open">
        <Row gap={12} wraps>
          <Flyout
            label={text("notices.label")}
            icon={<BellIcon size={20} aria-hidden="true" />}
            badge={12}
            badgeText={text("list.selected", { count: 12 })}
          >
            {() => (
              <Text as="p" padX={16} padY={12}>
                {text("tasks.empty")}
              </Text>
            )}
          </Flyout>
        </Row>
      </Part>

      <Part name="DropdownOpener" state="a button of words; press to open">
        <DropdownOpener label={text("view.label")} className="btn btn-quiet" face={text("view.label")}>
          <Dropdown.Menu as="section" aria-label={text("view.label")} tabIndex={-1}>
            <Text as="p" padX={16} padY={12}>
              {text("view.today")}
            </Text>
          </Dropdown.Menu>
        </DropdownOpener>
      </Part>
    </>
  );
}

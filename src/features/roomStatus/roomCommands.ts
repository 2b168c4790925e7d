import { permissionOf } from "@/domain/permissionFor";
import type { Command, CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { keptReply } from "@/shared/commands/keptReply";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import { roomPath } from "@/shared/hotel/recordPaths";
import { roomsApi } from "@/shared/rooms/roomStatuses";
import { RoomsIcon } from "@/shared/ui/icons";

const acts = ["markClean", "markDirty", "inspect"] as const;

/** "305 limpia": what can be done with a room now. It is done on the page of the rooms, where it is seen and undone. */
export function roomCommands(tools: CommandTools): CommandFinder {
  const commands = keptReply(async () => {
    const { rooms } = await roomsApi.listRoomStatuses();
    return rooms.flatMap((room) =>
      acts
        .filter((act) => permissionOf(room, act)?.isAllowed)
        .map((act): Command => ({
          ...titleAndWords(`roomStatus.command.${act}`, tools, { room: room.number }),
          id: `${act} ${room.id}`,
          about: [room.number],
          room: room.number,
          place: tools.text("menu.rooms"),
          icon: RoomsIcon,
          run: () => void tools.navigate(roomPath(room.id), { state: { act } }),
        })),
    );
  });
  return (query) => (query.trim() === "" ? [] : commands());
}
